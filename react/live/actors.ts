import type { chatMachine, notificationsMachine } from '@alphazone/machines';
import type { ActorRefFrom } from 'xstate';

export type Chat = ActorRefFrom<typeof chatMachine>;

export type Notifications = ActorRefFrom<typeof notificationsMachine>;

/** Keeps the unsent message of the current user. */
export interface ChatDraft {
  read: () => string;
  write: (text: string) => void;
}
