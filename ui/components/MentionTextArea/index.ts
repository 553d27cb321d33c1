export { MentionTextArea, type MentionTextAreaProps } from './MentionTextArea';
export type { MentionCandidate, MentionSearch } from './useMention';
