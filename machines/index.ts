export type { SessionProfile, StoredProfile, UserUpdate } from './session/profile';
export { restoredProfile } from './session/restoredProfile';
export {
  sessionMachine,
  type SessionEmitted,
  type SessionEvent,
  type SessionInput,
  type StorageCommand,
} from './session/sessionMachine';
export { tokenExpiry } from './session/tokenExpiry';
export { appealMachine, type AppealEvent, type AppealInput } from './appeal/appealMachine';
export type { AlertRaised } from './shared/alert';
export { serverMessageOf } from './shared/serverMessage';
export {
  authFormOf,
  editAuthForm,
  type AuthFormContext,
  type AuthFormEvent,
  type AuthFormInput,
} from './authForm/authForm';
export { authFormMachine, type AuthFormEmitted, type AuthResponse } from './authForm/authFormMachine';
export type {
  AuthAlert,
  AuthFields,
  AuthMode,
  AuthRequest,
  CodeRequest,
  LogInChallenge,
} from './authForm/authRules';
export { mentionMarkup, parseMentions, type MentionedUser, type TextSegment } from './mention/markup';
export {
  mentionMachine,
  type MentionChoice,
  type MentionContext,
  type MentionEmitted,
  type MentionEvent,
} from './mention/mentionMachine';
export { isEditAfterEnter, isMentioning, readTrigger, type MentionPlace } from './mention/mentionPlace';
export {
  applyChange,
  emptyText,
  insertLineBreak,
  toMarkup,
  type MentionRange,
  type MentionText,
  type Trigger,
} from './mention/mentionText';
export {
  searchBoxMachine,
  searchBoxStatus,
  type PostMatch,
  type SearchBoxEmitted,
  type SearchBoxEvent,
} from './searchBox/searchBoxMachine';
export { alertsMachine, type AlertsEvent, type Dialog, type DialogClosed } from './alerts/alertsMachine';
export { applyVote, type VoteCounts, type VoteValue } from './vote/vote';
export {
  chatMachine,
  type ChatAlert,
  type ChatContext,
  type ChatEmitted,
  type ChatEvent,
  type ChatInput,
  type ChatUser,
  type EarlierMessages,
  type QueuedMessage,
} from './chat/chatMachine';
export { MAX_MESSAGES, type ChatMessage } from './chat/chatMessages';
export {
  connectionMachine,
  type ConnectionEmitted,
  type ConnectionEvent,
  type ConnectionInput,
  type ConnectionUser,
  type JoinRoom,
} from './connection/connectionMachine';
export {
  notificationTarget,
  type NotificationItem,
  type NotificationTarget,
} from './notifications/notification';
export { notificationsStatus } from './notifications/notificationsStatus';
export {
  notificationsMachine,
  type NotificationOpened,
  type NotificationsContext,
  type NotificationsEvent,
} from './notifications/notificationsMachine';
export { parseTags } from './tags/parseTags';
export {
  taskToggleMachine,
  type TaskAlert,
  type TaskChange,
  type TaskToggleEmitted,
  type TaskToggleEvent,
  type TaskToggleInput,
} from './taskToggle/taskToggleMachine';
export { isWaitingEntry, type OutboxEntry } from './outbox/outboxEntry';
export {
  outboxMachine,
  type OutboxContext,
  type OutboxEmitted,
  type OutboxEvent,
  type OutboxInput,
  type SendResult,
} from './outbox/outboxMachine';
