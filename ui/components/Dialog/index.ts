export * as Dialog from './Dialog';
export type { DialogContentProps, DialogRootProps, DialogTriggerProps } from './Dialog';
