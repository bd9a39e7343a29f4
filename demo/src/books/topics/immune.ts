import { topicsOf } from './topic';

export const immuneTopics = topicsOf(
  'immune',
  `
  Psoriasis | disease | cgoshl | beyond PASI; methotrexate that is safe; biologics and tuberculosis screening; heart and joints | steroid tablets
  Erythroderma and Pustular Psoriasis | disease | goh | first-hour care; fluids, heat and albumin; ciclosporin and spesolimab; finding the trigger | sudden steroid stop
  Psoriatic Arthritis | disease | l | five questions; nail and scalp clues; dactylitis; sharing care with rheumatology | normal CRP taken as proof of absence
  Atopic Dermatitis in Adults | disease | gohl | late-onset forms; ciclosporin, dupilumab and JAK inhibitors; hand and head pattern; infections | missing lymphoma in late eczema
  Allergic Contact Dermatitis | disease | chl | Indian standard series; footwear, kumkum and parthenium; reading at two and four days; avoidance cards | patch tests on oral steroid
  Chronic Urticaria | disease | cgsl | four-fold antihistamine; omalizumab; provocation tests; when to stop | food diaries without end
  Pemphigus Vulgaris | disease | gohl | mouth first; rituximab early; pulse therapy in India; infections and bones | tapering too fast
  Bullous Pemphigoid | disease | ohl | itch before blisters; doxycycline or steroid; clobetasol on the whole skin; drugs that cause it | heavy steroid in the frail
  Lichen Planus | disease | cshl | classic, hypertrophic and mucosal; hepatitis screening; acitretin; marks left behind | oral disease seen too late
  Cutaneous Lupus | disease | gshl | discoid, subacute and acute; hydroxychloroquine dose by weight; sun in Indian light; kidneys | scar before treatment
  Systemic Sclerosis and Morphoea | disease | chl | nailfold capillaries; salt-and-pepper pigment; methotrexate and mycophenolate; lungs first | missing pulmonary hypertension
  Dermatomyositis | disease | cohl | violet signs on brown skin; antibodies that predict; cancer search; calcinosis | normal CK reassurance
  Drug Reactions | disease | coh | SJS and TEN in the first day; DRESS; culprit scoring; safe alternatives | one more antibiotic
  Vasculitis of the Skin | disease | chl | where to biopsy; urine on day one; IgA vasculitis; step-wise work-up | steroid before the kidney is checked
`,
);
