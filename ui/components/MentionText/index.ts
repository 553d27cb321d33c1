export { MentionText, type MentionTextProps } from './MentionText';
