export { parseProfile, toProfile, type SessionProfile, type UserUpdate } from './session/profile';
export {
  sessionMachine,
  type SessionEmitted,
  type SessionEvent,
  type SessionInput,
  type StorageCommand,
} from './session/sessionMachine';
export { tokenExpiry } from './session/tokenExpiry';
export { messages } from './messages';
export { serverMessageOf, type AlertRaised } from './shared/serverMessage';
export {
  authFormMachine,
  type AuthFormEmitted,
  type AuthFormEvent,
  type AuthFormInput,
} from './authForm/authFormMachine';
export type { AuthFields, AuthMode, AuthRequest } from './authForm/authRules';
