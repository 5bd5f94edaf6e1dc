export { languages, type Language } from '../site/languages.ts';
export {
  setPasswordInput,
  userInput,
  userOrdering,
  userPatch,
  type UserInput,
  type UserPatch,
} from './manage-users.ts';
export {
  confirmedForMinutes,
  emailChange,
  emailChangeHours,
  emailConfirmation,
  passwordChange,
  passwordConfirmation,
  passwordMessages,
  passwordResetConfirm,
  passwordResetHours,
  passwordResetMessages,
  passwordResetRequest,
  type PasswordChange,
  type PasswordResetConfirm,
} from './passwords.ts';
export {
  addedPasskey,
  newPasskey,
  passkey,
  passkeyMinutes,
  passkeyName,
  passkeyOptions,
  passkeysAtMost,
  type AddedPasskey,
  type NewPasskey,
  type Passkey,
  type PasskeyOptions,
  type PasskeyProof,
} from './passkeys.ts';
export {
  loginInput,
  loginOptionsInput,
  loginResult,
  loginWithoutPasskey,
  logoutInput,
  passkeyLogin,
  refreshInput,
  refreshResult,
  sessionSchema,
  type LoginInput,
  type LoginOptionsInput,
  type LoginResult,
  type RefreshInput,
  type RefreshResult,
  type SessionWire,
} from './session.ts';
export { erasureDone, erasureInput, erasureOrder, payRecordYears, unpaidWorkDays } from './personal-data.ts';
export {
  recoveryCodes,
  recoveryCodesAnswer,
  secondFactor,
  secondFactorCode,
  secondFactorFact,
  secondFactorSetUp,
  type RecoveryCodes,
  type SecondFactor,
  type SecondFactorSetUp,
} from './second-factor.ts';
export {
  chosenSettings,
  defaultUserSettings,
  nameOfContact,
  themes,
  userContact,
  userSettings,
  userSettingsInput,
  type ChosenSettings,
  type UserContact,
  type UserSettings,
  type UserSettingsInput,
} from './settings.ts';
export { accessTokenClaims, tokenAudience, tokenIssuer, type AccessTokenClaims } from './tokens.ts';
export { patreonConnection, userSchema, type PatreonConnection, type UserWire } from './user.ts';
