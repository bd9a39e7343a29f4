import { heading, list, paragraph, steps, warning } from '../articles/article-seed';
import { type CourseSeed, lesson } from './course-seed';

export const lasersAndLight: CourseSeed = {
  title: 'Lasers and light on types IV to VI',
  speciality: 'lasers',
  publishedOn: '2026-03-01',
  summary: 'Physics enough, settings with reasons and a burns drill.',
  details: {
    level: 'Advanced',
    teacher: 'Dr. Rohini Apte',
    reviewer: 'Dr. Prachi Deshmukh, MS',
    reviewedOn: '2026-02-21',
    outcomes: [
      'Explain wavelength, pulse, fluence and spot in one sentence each',
      'Choose a device for hair, pigment, vessels and scars in brown skin',
      'Run a test patch and read its end points',
      'Act in the first ten minutes of a burn',
    ],
  },
  teaches: [
    lesson(
      'Four numbers',
      7,
      paragraph(
        'Wavelength decides what drinks the light and how deep it goes. Pulse decides what has time to cool. Fluence is how much, spot how wide and deep. Melanin drinks less as the wave grows longer: hence 1064 nm for deep tones.',
      ),
    ),
    lesson(
      'Hair reduction',
      8,
      paragraph(
        'Long-pulsed Nd:YAG or diode with strong cooling. Shave the day before, no wax for a month. Six to eight sessions, four to eight weeks apart; it reduces, it does not end.',
      ),
      list(
        'Not on tan',
        'Not over tattoos',
        'Hormones first when hair grows on the chin',
        'Warn of growth instead of loss on neck and cheeks',
      ),
    ),
    lesson(
      'Pigment',
      9,
      paragraph(
        'Q-switched or picosecond 1064 nm for naevus of Ota and tattoos. Freckles need care. Melasma is not a laser disease: cream, shade, time; light only in chosen patients, gently, and with a warning of white spots and return.',
      ),
      warning('No name, no laser', 'A brown spot without a diagnosis is not treated.'),
    ),
    lesson(
      'Scars and fractional devices',
      9,
      heading('plan', 'Plan'),
      paragraph(
        'Density low, passes few, weeks between. Prime with sunscreen. Isotretinoin is no longer seen as a bar for superficial and fractional work by most, but decide case by case and write it down.',
      ),
      heading('after', 'After'),
      paragraph(
        'Petrolatum, shade, no picking. Darker marks come to many and fade over weeks to months; tell it before.',
      ),
    ),
    lesson(
      'The burns drill',
      7,
      steps(
        ['Stop.', 'Foot off, say it aloud.'],
        ['Cool.', 'Running or gauze-cool water, 15 to 20 minutes. No ice on skin.'],
        ['Look.', 'Redness, whitening, blister: draw it and take pictures.'],
        ['Treat.', 'Bland ointment, a short potent steroid where it is not open; review tomorrow.'],
        ['Tell.', 'Honest words on the same day, and your number.'],
      ),
    ),
    lesson(
      'Room, goggles, record',
      6,
      list(
        'Sign and lock on the door',
        'Goggles by wavelength, counted in and out',
        'Smoke evacuator for hair and ablative work',
        'No spirit near the beam',
        'Numbers of each session in the record',
      ),
      paragraph('Calibrate by calendar. A used machine is measured on the day it arrives.'),
    ),
  ],
};
