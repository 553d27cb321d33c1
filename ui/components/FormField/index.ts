export { CharacterCount } from './CharacterCount';
export { charactersLeft, textOf } from './charactersLeft';
export { controlStyles } from './control.styles';
export { FieldError } from './FieldError';
export { FormField, type ControlProps, type FieldProps, type FormFieldProps } from './FormField';
