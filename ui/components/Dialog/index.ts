export * as Dialog from './Dialog';
export type { DialogContentProps, DialogRootProps, DialogTriggerProps } from './Dialog';
export type { DialogSize } from './Dialog.styles';
