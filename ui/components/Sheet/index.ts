export * as Sheet from './Sheet';
export type { SheetContentProps, SheetRootProps } from './Sheet';
export type { SheetSide } from './Sheet.styles';
