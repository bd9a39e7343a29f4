import { topicsOf } from './topic';

export const infectionsTopics = topicsOf(
  'infections',
  `
  Tinea Corporis and Cruris | disease | gsfl | Trichophyton indotineae; KOH in the room; terbinafine or itraconazole; steroid-modified faces of tinea | short courses and shared towels
  Steroid-Modified Tinea | disease | gshfl | double edges and pustules; stopping the mix; longer antifungal courses; reporting the product | biopsy of what a scraping would show
  Tinea Pedis and Manuum | disease | osl | moccasin and webbed forms; two feet and one hand; drying and footwear; keratolytic with antifungal | calling a scaly sole eczema
  Pityriasis Versicolor | disease | cfl | Wood lamp and scratch sign; short topical courses; pulse prophylaxis; slow return of colour | reading pale marks as failure
  Cutaneous Candidiasis | disease | cgol | folds and nappy area; diabetes as the hidden host; azole resistance; drying the fold | steroid in the groin
  Scabies | disease | cgosf | burrows on dermoscopy; whole-house treatment; ivermectin in institutions; crusted scabies | treating the one who itches
  Pyoderma and Impetigo | disease | cfl | community MRSA; when oral antibiotics are due; nephritis after impetigo; decolonisation | fusidic acid for months
  Cellulitis and Erysipelas | disease | of | marking the edge; entry points between the toes; admission criteria; preventing the next | two red legs called cellulitis
  Cutaneous Tuberculosis | disease | chfl | lupus vulgaris and scrofuloderma; biopsy and CBNAAT; national regimen; finding the contact | years of antifungals on a plaque
  Cutaneous Leishmaniasis and PKDL | disease | hfl | slit-skin smear and rK39; miltefosine; eye checks; elimination in Bihar | treating PKDL as leprosy
  Herpes Zoster | disease | ogf | seventy-two hours; eye branch and ear; neuralgia; vaccine for adults | waiting for blisters before antivirals
  Warts | disease | cfl | salicylic acid that works; cryotherapy in brown skin; autoimplantation; immune therapy | scarring a wart that would go
  Molluscum Contagiosum | disease | csfl | natural history; when to treat; curettage under cream; genital lesions in adults | painful removal from a toddler
  Monsoon Dermatoses | disease | cf | pitted keratolysis and foot care; insect reactions; flood outbreaks; advice by season | antifungal for bacterial feet
  Deep Mycoses | disease | hfl | sporotrichosis in the sub-Himalayan belt; chromoblastomycosis; mycetoma grains; long courses | surgery before culture
`,
);
