/** `10:00` as the product writes it: `10am`. */
export function clockHour(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const tail = minute ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${tail}${hour < 12 ? 'am' : 'pm'}`;
}
