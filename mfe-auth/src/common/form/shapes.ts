const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const mobileNumber = /^[6-9]\d{9}$/;
const wholeCode = /^\d{6}$/;

/** Whether a text may be an email address; what is one, the server knows. */
export const isEmail = (text: string): boolean => emailShape.test(text.trim());

/** Whether these are the ten digits of an Indian mobile number. */
export const isMobileNumber = (digits: string): boolean => mobileNumber.test(digits);

/** Whether all digits of a code are there. */
export const isWholeCode = (code: string): boolean => wholeCode.test(code);
