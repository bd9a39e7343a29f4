import { type ArticleSeed, figure, heading, list, mythFact, paragraph } from './article-seed';

export const sunThroughYourDay: ArticleSeed = {
  slug: 'sun-through-your-day',
  title: 'The sun through your day',
  summary: 'UV, glass, screens and cooking heat: what reaches your skin from six to six.',
  lead: 'Your skin meets more light than you think: through the bus window, off the floor, and from the stove.',
  section: 2,
  speciality: 'cosmetic',
  illustration: 'sun',
  publishedOn: '2026-01-11',
  reviewer: 'Dr. Harpreet Sethi, MD',
  reviewedOn: '2026-04-27',
  body: [
    heading('six-to-nine', 'Six to nine'),
    figure('sun', 'Early light is rich in UVA, which tans and ages. UVB, which burns, is still low.'),
    paragraph(
      'A walk at this hour is fine. Ten to twenty minutes on arms and legs, some days a week, helps with vitamin D, though deep brown skin needs longer.',
    ),
    heading('nine-to-four', 'Nine to four'),
    paragraph(
      'UVB peaks around noon. Concrete, sand and water throw it back at you. Clouds let most of it pass. Plan for shade: walk on the dark side of the road, carry an umbrella, wear full sleeves in a close weave.',
    ),
    list(
      'SPF 30 or more before you leave home',
      'Again at lunch if you work outdoors',
      'Cap with a brim of three inches, or a scarf',
    ),
    heading('behind-glass', 'Behind glass'),
    paragraph(
      'Window glass stops UVB but lets most UVA through. Drivers are darker on the right side of the face in India, and their wrinkles are deeper there too. A film on the side window, where the law allows it, or sunscreen helps.',
    ),
    heading('by-the-stove-and-the-screen', 'By the stove and the screen'),
    figure(
      'melasma',
      'Heat and visible light both feed melasma on brown skin. Tandoor workers, cooks and welders relapse often.',
    ),
    paragraph(
      'Screens give off little compared with daylight. The stove is worse: stand back, use an exhaust fan, and take breaks.',
    ),
    mythFact('On a cloudy day there is no UV.', 'Up to eight parts in ten pass through thin cloud.'),
  ],
  seeDoctorIf: [
    'you burn or itch after a few minutes of sun',
    'a rash comes only where light falls',
    'a new mole or sore does not heal',
    'melasma gets worse',
  ],
  related: ['sunscreen-how-much', 'melasma', 'why-skin-comes-in-many-colours'],
};
