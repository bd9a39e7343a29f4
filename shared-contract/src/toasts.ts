export type Severity = 'success' | 'warning' | 'error';
export interface ToastText {
  severity: Severity;
  text: string;
}

const success = (text: string): ToastText => ({ severity: 'success', text });
const warning = (text: string): ToastText => ({ severity: 'warning', text });
const error = (text: string): ToastText => ({ severity: 'error', text });

/** Words and severity of every notice that has a code, to the letter (API-03); the spelling is the product's. */
export const toasts = {
  CUSTOMERID_MISSING: warning('CustomerId Mising'),
  USER_CREATE_SUCCESS: success('User Created Successfully'),
  LOGIN_SUCCESS: success('Login Successful'),
  LOGOUT: success('Logout Successful'),
  INVALID_CREDENTIALS: error('Wrong credentials'),
  AUTHOR_CREATE_SUCCESS: success('Author Created successfully'),
  APPROVAL_PENDING: warning('Approval is awaited. Please get in touch with the administrator.'),
  PASSWORD_SET: success('Password set is successful'),
  LINK_EXPIRE: warning('Link Expired'),
  UPDATE_SUCCCESS: success('Udate Successful'),
  Unauthorized: error('Unauthorized Access'),
  ForgotPass_OTP_Send: success('OTP Sent'),
  CHANGED_PASSWORD: success('Password changed successfully'),
  SAME_PASSWORD: error('Both the new and old passwords are the same.'),
  REDIRECT_ADMIN_DASHBOARD: success('Successfully login to admin'),
  Password_changed: success('Password Changed'),
  COPY_TO_CLIPBOARD: success('Copy to clipboard'),
  VOTE_ADDED: success('Vote added successfully'),
  ALREADY_VOTE_DONE: error('Vote already done.'),
  QuestionPostSuccess: success('Question posted successfully'),
  contact_Success: success('Thank you! your request has been submitted successfully.'),
  'login-otp-sent': success('OTP sent.'),
  'invalid-phone': error("Phone number doesn't exist"),
  INVALID_OTP: warning('Invalid OTP. Try again!'),
  USER_ALREADY_EXISTS: warning('User Already Exists'),
  ENROLLMENT_CREATED: success('You are enrolled.'),
  ANS_SUMITED: success('Quizz Submitted'),
  No_Ans_quiz: warning('Submit a quiz to begin'),
  Select_Option: warning('Please select any one option'),
  SUCCESS: success('Success'),
  USER_DELETED: success('User Deleted'),
  COPIED: success('Copied Successfully !!!'),
  content_approved: success('Content Approved Successfully'),
  CASE_CONTRIBUTION_ADDED: success(
    'Case-study upload successful. It will be published after approval from editorial team.',
  ),
  IMAGE_CONTRIBUTION_ADDED: success(
    'Image upload successful. It will be published after approval from editorial team.',
  ),
  ROLE_CREATED: success('Role Created Successfully'),
  ROLE_UPDATED: success('Role Updated Successfully'),
  REG_COMPLETE: success('Registration Completed. Please Login'),
  VERIFICATION_PENDING: warning('OTP Verification Pending'),
  DOCUMENT_PENDING: warning('Document Upload Pending'),
  DELETED: success('Data Deleted'),
  CONSENT_NOT_AVAILABLE: warning('User Consent Data Not Available'),
  NO_COPYRIGHT: warning('Action denied for copyright issue'),
  CUSTOMERID_NOT_AVAILABLE: warning('User Customer Id Not Available'),
  PERSONAL_INFO_NOT_AVAILABLE: warning('Personal Information Not Available'),
  DOCUMENT_VALIDATION_ERROR: warning('Invalid Documents Uploaded'),
  VERIFIED: success('Verified Successfully'),
  OTP_SENT: success('OTP Send Successfully'),
  PASSWORD_CREATED: success('Password Created Successfully'),
  PCODE_EMPTY: error('Code is empty!, please contact to Support Team'),
  WELCOME_EMAIL_RESENT: success('Welcome email resent successfully'),
  FAILED_TO_RESEND_EMAIL: error('Failed to resend email, please try again later'),
} as const satisfies Record<string, ToastText>;

export type ToastCode = keyof typeof toasts;

export const isToastCode = (code: string): code is ToastCode => Object.hasOwn(toasts, code);
