const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text may be an email address; what is one, the server knows. */
export const isEmail = (text: string): boolean => emailShape.test(text.trim());
