export { writeDocument, type Forwarded, type PersonalSection } from './write-document.ts';
