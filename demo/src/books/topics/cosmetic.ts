import { topicsOf } from './topic';

export const cosmeticTopics = topicsOf(
  'cosmetic',
  `
  Botulinum Toxin | procedure | b | anatomy in five faces; dose tables; masseter and sweat; lid droop | the same dose for all
  Dermal Fillers | procedure | b | rheology; danger zones; cannula or needle; hyaluronidase at hand | no plan for an occlusion
  Chemical Peels | procedure | b | priming; agent by indication; brown-skin end points; neutralising | deep peels in type V
  Microneedling | procedure | b | depth by site; drug delivery; radiofrequency needles; infections | needling over active acne
  Photoprotection | method | b | filters and iron oxides; SPF in real life; vitamin D; children | an honest amount never shown
  Cosmeceuticals | method | b | retinol and peptides; vitamin C that stays stable; niacinamide; label reading | ten layers on an irritated face
  Skin Ageing | disease | ol | pigment before wrinkles; photo-ageing scales; combined plans; expectations | copying charts made for pale skin
  Mesotherapy and Skin Boosters | procedure | b | what is approved; sterility; granulomas; consent | cocktails without a label
  Body Contouring and Cellulite | procedure | b | cold and heat; selection; paradoxical growth; photographs | weight loss promises
  Tear Trough and Periorbital Care | procedure | b | shadow or pigment; filler depth; swelling; laxity | filler in a puffy lid
  Thread Lifts | procedure | b | vectors; selection; dimpling; removal | sagging that needs surgery
  Cosmetic Contact Reactions | disease | hl | hair dye; fragrance; sunscreen photo-allergy; patch testing own products | blaming the last cream
  Aesthetic Complications | disease | l | vascular occlusion minute by minute; biofilm nodules; infections; records | no emergency kit
`,
);
