export { acceptsFile } from './acceptsFile';
export { FileField, type FileFieldProps } from './FileField';
export type { FieldFile } from './FileItem';
