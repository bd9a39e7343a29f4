/** What the contact form asks for, as it is typed. */
export const contactFields = ['name', 'email', 'phone', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactDraft = Record<ContactField, string>;

export const draftName = 'contact';
export const emptyDraft: ContactDraft = { name: '', email: '', phone: '', subject: '', message: '' };

/** The lengths that the server takes, after trimming. */
export const longest = { name: 100, email: 254, subject: 150, message: 4000 } as const;

const between = (text: string, least: number, most: number) => text.length >= least && text.length <= most;

const holds: Readonly<Record<ContactField, (text: string) => boolean>> = {
  name: (text) => between(text, 2, longest.name),
  email: (text) => text.length <= longest.email && /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]{2,}$/.test(text),
  phone: (text) => text === '' || /^[6-9]\d{9}$/.test(text),
  subject: (text) => between(text, 3, longest.subject),
  message: (text) => between(text, 10, longest.message),
};

/** The fields that cannot be sent as they are. The server has the last word. */
export const wrongFields = (draft: ContactDraft): ContactField[] =>
  contactFields.filter((field) => !holds[field](draft[field].trim()));
