/** What the server wants of a password and a browser can tell; common ones are known to the server alone. */
export const passwordBounds = { min: 10, max: 128, varied: 5 } as const;

const isLong = (password: string) => password.length >= passwordBounds.min && password.length <= passwordBounds.max;
const isVaried = (password: string) => new Set(password.toLowerCase()).size >= passwordBounds.varied;

/** The rules in the order they are shown, and which of them are met. */
export const metRules = (password: string, again: string) => ({
  length: isLong(password),
  varied: isVaried(password),
  same: password !== '' && password === again,
});

export type PasswordRule = keyof ReturnType<typeof metRules>;
