import { topicsOf } from './topic';

export const surgeryTopics = topicsOf(
  'surgery',
  `
  Skin Biopsy | procedure |  | punch, shave and wedge; best site by disease; transport media; pathologist as partner | a crushed specimen
  Excision and Closure | procedure |  | tension lines; buried sutures; dog ears; after-care sheet | straight lines over joints
  Local Flaps of the Face | procedure |  | units and lines; advancement, rotation and transposition; blood supply; rescue | a flap before clear margins
  Vitiligo Grafting | procedure | b | suction blister; split skin; cell suspension; phototherapy after graft | operating on active disease
  Keloid Management | procedure | b | triamcinolone dose; cryotherapy inside the scar; excision with plan; pressure and silicone | excision alone
  Cryosurgery | procedure | b | freeze times by lesion; probes and spray; white marks on brown skin; consent | freezing pigmented lesions
  Electrosurgery and Radiofrequency | procedure | b | currents and tips; smoke safety; pacemakers; superficial tags | deep burns for flat warts
  Mohs Surgery | procedure |  | case selection; mapping; frozen section set-up; closure | skipping it for the central face
  Ear Lobe and Scar Repair | procedure |  | split lobes; keloid history; suturing; repiercing | piercing on the scar
  Acne Scar Surgery | procedure | b | subcision needles and cannulas; punch lifts; fat and filler; staging | all in one sitting
  Wound Care and Leg Ulcers | disease | ofl | Doppler before compression; biofilm; dressings at Indian cost; leprosy and sickle-cell ulcers | compression on a blocked artery
  Basal Cell Carcinoma | disease | osh | pigmented forms in brown skin; margins; imiquimod and surgery; follow-up | calling it a mole
  Local Anaesthesia and Nerve Blocks | procedure |  | maximum dose; digital and ring blocks; tumescent mixes; vasovagal or allergy | no record of the dose
`,
);
