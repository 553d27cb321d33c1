export { VoteControl, type VoteControlProps } from './VoteControl';
export type { VoteControlSize } from './VoteControl.styles';
