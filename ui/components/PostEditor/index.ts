export { PostEditor, type PostDraft, type PostEditorProps } from './PostEditor';
