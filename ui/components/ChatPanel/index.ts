export { ChatPanel, type ChatConnection, type ChatHistoryStatus, type ChatPanelProps } from './ChatPanel';
export type { ChatPlacement } from './ChatPanel.styles';
export type { ChatPanelMessage } from './groupMessages';
