import { type ContactCodes, contactCodesReducer } from './contact-codes.slice';
import { type DoctorRegistration, doctorRegistrationReducer } from './doctor-registration.slice';
import { type FirstTimeLogin, firstTimeLoginReducer } from './first-time-login.slice';
import { type Papers, papersReducer } from './papers.slice';
import { type RegistrationStageState, registrationStageReducer } from './registration-stage.slice';
import { furthestStep } from './steps';
import type { WantedCopy } from './user-data';

export interface RegistrationState {
  registrationStage: RegistrationStageState;
  doctorRegistration: DoctorRegistration;
  firstTimeLogin: FirstTimeLogin;
  contactCodes: ContactCodes;
  registrationPapers: Papers;
}

export const selectStage = (state: RegistrationState) => state.registrationStage.stage;
export const selectRegistration = (state: RegistrationState) => state.doctorRegistration;
export const selectPerson = (state: RegistrationState) => state.firstTimeLogin;
export const selectCodes = (state: RegistrationState) => state.contactCodes;
export const selectPapers = (state: RegistrationState) => state.registrationPapers;

/** The contact that is still to be proved. */
export const selectLeft = (state: RegistrationState) => {
  const { userData } = selectPerson(state);
  if (!userData) return null;
  return !userData.phoneVerified ? 'phone' : !userData.emailVerified ? 'email' : null;
};

/** Papers of which a clearer copy is asked for. */
export const selectCopiesWanted = (state: RegistrationState) => selectPerson(state).userData?.copiesWanted ?? noCopies;
const noCopies: readonly WantedCopy[] = [];

/** The furthest step this person may open. */
export const selectFurthest = (state: RegistrationState) => {
  const { offersPassword, isPasswordSettled } = selectRegistration(state);
  const { userData } = selectPerson(state);
  return furthestStep({ stage: selectStage(state), userData, offersPassword, isPasswordSettled });
};

/** The slices of registering (MFE-13), under the names the store knows them by. */
export const registerReducers = {
  registrationStage: registrationStageReducer,
  doctorRegistration: doctorRegistrationReducer,
  firstTimeLogin: firstTimeLoginReducer,
  contactCodes: contactCodesReducer,
  registrationPapers: papersReducer,
};
