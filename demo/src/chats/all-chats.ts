import type { ChatSeed } from './chat-seed';

/** Talks between members and the team. */
export const chatSeeds: readonly ChatSeed[] = [
  {
    email: 'ananya.rao@tvacha.example',
    desk: 'chat',
    quietFor: 34,
    unread: 1,
    messages: [
      ['member', 0, 'Good morning. The recording of the tinea webinar stops at minute 12 on my telephone.'],
      [
        'staff',
        9,
        'Good morning, Dr. Rao. Thank you for telling us. Which browser do you use, and does it stop on a computer too?',
      ],
      ['member', 6, 'Chrome on Android. On the laptop it plays.'],
      ['staff', 22, 'We have found it: the file was cut for mobile networks. A new one is being made.'],
      ['member', 3, 'Very good. My residents will watch it tonight.'],
      ['staff', 190, 'It is in place now. Could you try once more?'],
    ],
  },
  {
    email: 'vikram.menon@tvacha.example',
    desk: 'support',
    quietFor: 60 * 26,
    unread: 0,
    closed: true,
    messages: [
      ['member', 0, 'I have moved to a new clinic in the same street. How do I change it in the finder?'],
      ['staff', 31, 'Open your profile, then Clinic. The change is shown at once; a new city we look at first.'],
      ['member', 12, 'Done. Thank you.'],
      ['staff', 4, 'You are welcome. Have a good day.'],
    ],
  },
  {
    email: 'leena.patil@clinic.example',
    desk: '',
    quietFor: 12,
    unread: 2,
    messages: [
      ['member', 0, 'Hello, I answered the nail quiz and the score shows 6 of 8, but the list says not taken.'],
      ['member', 2, 'It happened with the drug rash quiz as well.'],
    ],
  },
  {
    email: 'sindhu.ramesh@clinic.example',
    desk: 'chat',
    quietFor: 60 * 5,
    unread: 1,
    messages: [
      ['member', 0, 'Can I add a co-author to a case that is already published?'],
      ['staff', 40, 'Yes. Please send the name and the consent of the co-author here; the editor adds it.'],
      ['member', 25, 'Dr. Kavya Gowda, Bengaluru. She agrees and is a member.'],
      ['staff', 55, 'Thank you. The editor will do it today.'],
      ['member', 60, 'One more thing: please spell my own name with an h at the end of Sindhu only.'],
    ],
  },
  {
    email: 'patient@tvacha.example',
    desk: 'support',
    quietFor: 60 * 3,
    unread: 0,
    messages: [
      ['member', 0, 'Hello. I am looking for a skin doctor near Deccan who speaks Marathi.'],
      [
        'staff',
        14,
        'Hello Ms. Joshi. Find A Dermatologist lists doctors by pincode; for 411004 you will see their languages as well.',
      ],
      ['member', 5, 'Found one, thank you. May I send a photo of my rash to you?'],
      [
        'staff',
        3,
        'Please do not: we are not doctors here and cannot advise on it. Show it to the doctor you choose. If your face or lips swell or breathing is hard, go to the nearest hospital at once.',
      ],
      ['member', 2, 'Understood. It is only itchy.'],
      ['staff', 2, 'Then we wish you a quick appointment. The page on itch may help until then.'],
    ],
  },
  {
    email: 'kiran.bedekar@post.example',
    desk: '',
    quietFor: 48,
    unread: 1,
    messages: [
      [
        'member',
        0,
        'The article about scabies says to treat the whole house. Does that include my mother-in-law who lives upstairs?',
      ],
    ],
  },
  {
    email: 'faisal.rizvi@clinic.example',
    desk: 'chat',
    quietFor: 60 * 50,
    unread: 0,
    closed: true,
    messages: [
      ['member', 0, 'My login code does not arrive.'],
      ['staff', 7, 'Sorry to hear that. Is your number still the one ending in 48?'],
      ['member', 4, 'No! I changed it last month.'],
      [
        'staff',
        6,
        'Then codes go to the old one. We cannot change it by chat, for your safety. Please log in with email and password and change it under Account; both numbers get a message.',
      ],
      ['member', 15, 'Works. Good that you do not change it by chat.'],
      ['staff', 2, 'Thank you for your patience.'],
    ],
  },
  {
    email: 'lata.srinivasan@post.example',
    desk: 'support',
    quietFor: 60 * 9,
    unread: 1,
    messages: [
      ['member', 0, 'Is there an article on sunscreen for boys who play cricket all day?'],
      [
        'staff',
        20,
        '“Sun through your day” and “Sunscreen: how much is enough?” both fit. They are under Derma Graphics and Derma Bytes.',
      ],
      ['member', 8, 'Thank you. He refuses anything sticky.'],
      ['staff', 6, 'Gel or spray, and a cap with a brim. Shade at the lunch break does much.'],
      ['member', 30, 'He laughed at the cap, then wore it.'],
      ['staff', 11, 'That made our day.'],
      ['member', 240, 'May I share the article with the team?'],
    ],
  },
];
