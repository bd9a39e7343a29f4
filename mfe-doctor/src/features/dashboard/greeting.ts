/** Which greeting suits the hour of the reader's own clock. */
export function greetingKey(hour: number): 'dashboard.morning' | 'dashboard.afternoon' | 'dashboard.evening' {
  if (hour < 12) return 'dashboard.morning';
  return hour < 17 ? 'dashboard.afternoon' : 'dashboard.evening';
}

interface Named {
  name_titel: string;
  first_name: string;
  last_name: string;
  fullName: string;
}

/** How a person is addressed: title and last name for those who have a title, else the first name. */
export function address(user: Named): string {
  if (user.name_titel) return `${user.name_titel} ${user.last_name || user.first_name}`;
  return user.first_name || user.fullName;
}
