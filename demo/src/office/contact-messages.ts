import type { contactMessages } from '@tvacha/api/schema';
import { pick, seedId } from '../seed-id';
import { staffId } from '../users';
import { type Around, days, hours } from '../when';

/** What came through the contact form, newest first: name, mailbox, subject, message, and whether it is done. */
const messages: readonly (readonly [name: string, mailbox: string, subject: string, message: string, done?: true])[] = [
  [
    'Sarita Deo',
    'sarita.deo',
    'Leaflets for our school',
    'We are a school of 600 in Satara. May we print the page on head lice and hand it to parents, in Marathi?',
  ],
  [
    'Dr. Kabir Anand',
    'kabir.anand',
    'Card lost',
    'I have lost the card with my customer code before I could register. What shall I do?',
  ],
  [
    'Imtiaz Hussain',
    'imtiaz.h',
    'Fairness cream',
    'My sister uses a cream from the market that makes her face red. Your page says mercury. Where can it be tested?',
  ],
  [
    'Thomas Kurian',
    'tkurian',
    'Wrong map',
    'The clinic of Dr. Tharakan is on the other side of the road. The finder is right, the map on my telephone is not. Only to let you know.',
  ],
  [
    'Nirmal Foundation',
    'office.nirmal',
    'Leprosy day',
    'We plan a day for colonies near Agra and would like to show your film on self-care of the feet. Is that allowed?',
  ],
  [
    'Poonam Gill',
    'poonam.gill',
    'Large letters',
    'My father reads with difficulty. Can the articles be shown in larger letters?',
    true,
  ],
  ['Dr. Ritu Agarwal', 'ritu.agarwal', 'My application', 'I applied some days ago. Which paper is still missing?'],
  [
    'Rahul Nene',
    'rahul.nene',
    'Recording',
    'Are the open houses recorded for those who are on duty on Saturdays?',
    true,
  ],
  [
    'Jaya Mukund',
    'jaya.mukund',
    'Thank you',
    'The page on vitiligo was read aloud in our family. My son is going to school without long sleeves. Thank you.',
    true,
  ],
  ['Medical Stores Union', 'union.ms', 'Schedule', 'Please send us the poster about steroid creams in Gujarati.', true],
  ['Bina Lepcha', 'bina.lepcha', 'Nepali', 'Will there be articles in Nepali? I could help to read them.'],
  ['Dr. Sunil Wadekar', 'sunil.w', 'Second clinic', 'I work in two cities. Can the finder show both?', true],
  ['Farheen Kazi', 'farheen.kazi', 'Photo', 'May I use the drawing of the five skin tones in a school project?', true],
  [
    'Ajit Sahoo',
    'ajit.sahoo',
    'Hair oil',
    'You say that oil does not grow hair. My grandmother disagrees and asks for a correction.',
    true,
  ],
  [
    'Press desk, Dakshin News',
    'press.dakshin',
    'Interview',
    'We write about sunscreen in schools. Is there a doctor who would talk to us on Thursday?',
    true,
  ],
  ['Leela Raman', 'leela.raman', 'Erase my account', 'I opened an account by mistake. How can I remove it?', true],
  ['Gopal Das', 'gopal.das', 'Slow page', 'The page with all books takes long on my 3G. Is there a short list?', true],
  ['Dr. Neha Sood', 'neha.sood', 'Certificate', 'Do courses give a certificate with credit hours?', true],
  [
    'Irfan Lone',
    'irfan.lone',
    'Winter',
    'A page on chilblains is missing. We have them each January in Kashmir.',
    true,
  ],
  ['Mary Joseph', 'mary.joseph', 'Nursing students', 'May our nursing students use the patient pages in class?', true],
];

/** Messages of the contact form; the older ones were answered. */
export const contactRows = ({ ago }: Around): (typeof contactMessages.$inferInsert)[] =>
  messages.map(([name, mailbox, subject, message, done], at) => {
    const came = days(at) + hours(1 + (at % 7));
    return {
      id: seedId(`contact/${mailbox}`),
      name,
      email: `${mailbox}@post.example`,
      phone: at % 3 === 0 ? `+91${9_000_004_001 + at}` : null,
      subject,
      message,
      createdAt: ago(came),
      ...(done ? { handledAt: ago(came - hours(1)), handledBy: staffId(pick(['chat', 'support'], mailbox)) } : {}),
    };
  });
