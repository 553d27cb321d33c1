export { parseProfile, toProfile, type SessionProfile, type UserUpdate } from './session/profile';
export {
  sessionMachine,
  type SessionEmitted,
  type SessionEvent,
  type SessionInput,
  type StorageCommand,
} from './session/sessionMachine';
export { tokenExpiry } from './session/tokenExpiry';
