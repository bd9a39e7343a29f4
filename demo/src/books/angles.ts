import type { SpecialitySlug } from '../specialities';
import type { Topic, TopicFlag, TopicKind } from './topics/topic';

/** A way to write about a topic. `{T}` is the topic in a title, `{t}` within a sentence. */
export interface Angle {
  kind: TopicKind;
  needs?: TopicFlag;
  only?: SpecialitySlug;
  except?: SpecialitySlug;
  title: string;
  summary: string;
  first: readonly string[];
  last: readonly string[];
}

export const fits = ({ kind, needs, only, except }: Angle, topic: Topic): boolean =>
  kind === topic.kind &&
  (needs === undefined || topic.flags.includes(needs)) &&
  (only === undefined || only === topic.speciality) &&
  except !== topic.speciality;

const line = (kind: TopicKind, title: string, summary: string, first: string, last: string, when?: Partial<Angle>) => ({
  kind,
  title,
  summary,
  first: first.split('; '),
  last: last.split('; '),
  ...when,
});

export const angles: readonly Angle[] = [
  line(
    'disease',
    '{T}: A Clinical Handbook',
    'A full account of {t} for the dermatology clinic.',
    'Definition and burden; History and examination; Differential diagnosis',
    'Follow-up; Quick tables',
  ),
  line(
    'disease',
    '{T} in Skin of Colour',
    'How {t} looks, behaves and heals from light to deep brown skin.',
    'Reading colour on brown skin; Signs that are missed',
    'Marks left behind; Five skin tones side by side',
  ),
  line(
    'disease',
    '{T}: Cases from Indian Clinics',
    'Forty short cases of {t}, each with the decision that changed its course.',
    'How to use the cases; First-visit cases',
    'Cases that went wrong; What the cases teach',
  ),
  line(
    'disease',
    '{T} in the Ten-Minute Consultation',
    'What to ask, look at and decide in {t} when the waiting room is full.',
    'Minutes one to three; The examination that counts',
    'The prescription in one page; When to call back',
  ),
  line(
    'disease',
    'Talking with Patients about {T}',
    'Plain words for the questions that people with {t} ask, and for those they dare not ask.',
    'What people believe; Opening the conversation',
    'Hope without false promises; Leaflets to copy',
    { except: 'paediatric' },
  ),
  line(
    'disease',
    'Talking with Parents about {T}',
    'Words for worried families: what {t} is, what it is not, and what to do at home.',
    'What families fear; The first five minutes',
    'School and play; Leaflets to copy',
    { only: 'paediatric' },
  ),
  line(
    'disease',
    '{T}: Treatment Ladders and Follow-up',
    'From the first prescription to the last resort in {t}, with doses, checks and stopping rules.',
    'Aims agreed with the patient; Baseline checks',
    'Stepping down; Charts for follow-up',
  ),
  line(
    'disease',
    '{T}: Mimics and Missed Diagnoses',
    'What is taken for {t}, and what {t} is taken for.',
    'Why we miss it; A table of mimics',
    'Second looks; A checklist for doubt',
  ),
  line(
    'disease',
    '{T}: Evidence for Daily Practice',
    'Trials and cohorts on {t}, weighed for patients such as ours.',
    'How the evidence was chosen; What holds in India',
    'Where evidence is thin; Questions for research',
  ),
  line(
    'disease',
    '{T} in Children',
    '{T} from infancy to the teens: signs, doses by weight and words for the family.',
    'What differs in children; Examining a restless child',
    'Doses by weight; School and family',
    { needs: 'c' },
  ),
  line(
    'disease',
    '{T} in Pregnancy and Lactation',
    'What is safe in {t} while planning, carrying and nursing a child.',
    'Before conception; Trimester by trimester',
    'While nursing; A table of safe drugs',
    { needs: 'g' },
  ),
  line(
    'disease',
    '{T} in Older Adults',
    '{T} after sixty: thin skin, many tablets and goals that fit.',
    'Ageing skin; Other illnesses and drugs',
    'Care at home; When less is more',
    { needs: 'o' },
  ),
  line(
    'disease',
    'Dermoscopy of {T}',
    'An atlas of {t} under the lens, on brown skin throughout.',
    'Equipment and settings; Structures and their meaning',
    'Pitfalls; Image quizzes',
    { needs: 's' },
  ),
  line(
    'disease',
    '{T} under the Microscope',
    'The histology of {t}, from the choice of site to the wording of the report.',
    'Where and how to biopsy; Early and late lesions',
    'Stains that help; Clinicopathological pairs',
    { needs: 'h' },
  ),
  line(
    'disease',
    '{T} in District and Rural Practice',
    'Good care of {t} with few tests, essential medicines and long distances.',
    'Working with what is there; Health workers as partners',
    'Referral; Records on one sheet',
    { needs: 'f' },
  ),
  line(
    'disease',
    '{T}: The Patient Who Relapses',
    'Why {t} comes back, and how to find the reason before the next prescription.',
    'Is it a relapse?; The history behind it',
    'A plan for a year; Sharing decisions',
    { needs: 'l' },
  ),
  line(
    'disease',
    'Living with {T}: A Guide for Clinicians',
    'Work, sleep, mood and family life with {t}, and what the clinic can do about them.',
    'Measuring burden; Work and money',
    'Mood and support; Groups and resources',
    { needs: 'l' },
  ),
  line(
    'procedure',
    '{T}, Step by Step',
    '{T} shown in steps, from the tray to the after-care sheet.',
    'Preparation; Consent and photographs',
    'After-care; Audit',
  ),
  line(
    'procedure',
    '{T} in Brown Skin',
    '{T} with settings, end points and after-care for skin types IV to VI.',
    'What brown skin does; Test areas',
    'Preventing dark marks; Cases on five tones',
    { needs: 'b' },
  ),
  line(
    'procedure',
    '{T}: Complications and Rescue',
    'What can go wrong in {t}, minute by minute and month by month.',
    'Risk before the day; Early warnings',
    'Talking after harm; An emergency tray',
  ),
  line(
    'procedure',
    '{T}: Choosing the Right Patient',
    'Who gains from {t}, who should wait, and how to say no.',
    'Expectations; Contraindications',
    'Saying no well; Decision aids',
  ),
  line(
    'procedure',
    '{T} for Residents',
    'A training guide to {t}, with checklists for supervised practice.',
    'Anatomy and tools; The first ten cases',
    'Logbook; Viva questions',
  ),
  line(
    'procedure',
    'Setting Up for {T}',
    'Room, tools, staff and records for {t} in a small clinic.',
    'Space and costs; Staff training',
    'Records and consent; Quality checks',
  ),
  line(
    'method',
    '{T}: A Working Guide',
    '{T} explained for the clinic, with the words to record it.',
    'Principles; Getting started',
    'Records; Quick tables',
  ),
  line(
    'method',
    '{T} for Residents',
    '{T} for the years of training, with exercises and answers.',
    'What to know first; Exercises',
    'Answers; Viva questions',
  ),
  line(
    'method',
    '{T}: Errors and How to Avoid Them',
    'Thirty mistakes in {t}, and the habits that prevent them.',
    'Why errors happen; Errors of haste',
    'Habits that help; A checklist',
  ),
  line(
    'method',
    '{T}: Lessons from a Hundred Cases',
    'A hundred cases that turned on {t}, from clinics in all parts of India.',
    'Reading the cases; Easy and hard',
    'Cases that surprised us; Index of lessons',
  ),
  line(
    'method',
    '{T} in Skin of Colour',
    '{T} applied to light, medium and deep brown skin.',
    'Why skin tone matters; Reference findings',
    'Limits; Cases on five tones',
    { needs: 'b' },
  ),
  line(
    'method',
    '{T} in Daily Practice',
    'Where {t} changes decisions in an ordinary clinic day, and where it does not.',
    'A day in the clinic; Questions worth asking',
    'Costs and time; What to leave out',
  ),
];
