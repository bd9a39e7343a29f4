import { topicsOf } from './topic';

export const stiTopics = topicsOf(
  'sti',
  `
  Syphilis | disease | gohl | the return of the great mimic; reverse and traditional testing; benzathine penicillin; partner care | titres without a baseline
  Gonorrhoea and Chlamydia | disease | gfl | NAAT by site; resistance; dual therapy; partner packs | one dose for a throat
  Genital Herpes | disease | gl | first episode; suppression; pregnancy near term; the talk | IgM tests
  Anogenital Warts | disease | cgsl | podophyllotoxin and imiquimod; cryotherapy; HPV vaccine; child protection | burning every papilla
  Genital Ulcer Disease | disease | hf | syndromic and laboratory care; chancroid; donovanosis; HIV test the same day | a cream before a smear
  Vaginal Discharge | disease | gfl | pH and wet mount; bacterial vaginosis; candida that returns; partner question | kit treatment without a look
  Urethral Discharge | disease | fl | Gram stain in ten minutes; Mycoplasma genitalium; kits; test of cure | quinolones by habit
  HIV and the Skin | disease | chfl | itchy papules; Kaposi sarcoma; drug rash; immune recovery | no test offered
  Genital Dermatoses | disease | cohl | lichen sclerosus; lichen planus; Zoon balanitis; contact allergy | antifungal for years
  Sexually Acquired Scabies and Lice | disease | sf | clues; partners; nodules that linger; retesting for others | treating one of two
  Venereophobia and Dhat | disease | l | listening; tests once; words that heal; psychiatry partnership | one more antibiotic
  Sexual Health of Adolescents | method |  | consent and POCSO; privacy; vaccines; non-judging talk | asking in front of parents
  Vulvar Disorders | disease | goshl | itch and pain maps; lichen sclerosus follow-up; vulvodynia; cancer signs | never looking
`,
);
