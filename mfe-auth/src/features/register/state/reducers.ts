import { contactCodesReducer } from './contact-codes.slice';
import { doctorRegistrationReducer } from './doctor-registration.slice';
import { firstTimeLoginReducer } from './first-time-login.slice';
import { papersReducer } from './papers.slice';
import { registrationStageReducer } from './registration-stage.slice';

/** The slices of registering (MFE-13), under the names the store knows them by. */
export const registerReducers = {
  registrationStage: registrationStageReducer,
  doctorRegistration: doctorRegistrationReducer,
  firstTimeLogin: firstTimeLoginReducer,
  contactCodes: contactCodesReducer,
  registrationPapers: papersReducer,
};
