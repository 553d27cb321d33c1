export { Pill, type PillProps } from './Pill';
export type { PillTone } from './Pill.styles';
