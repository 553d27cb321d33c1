export { controlStyles } from './control.styles';
export { FormField, type ControlProps, type FieldProps, type FormFieldProps } from './FormField';
