export { ChatPanel, type ChatConnection, type ChatHistoryStatus, type ChatPanelProps } from './ChatPanel';
export type { ChatPanelMessage } from './groupMessages';
