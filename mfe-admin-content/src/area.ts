/** The kinds of content whose lists and forms follow one pattern; each names its texts in the message files. */
export type Area = 'projects' | 'demos' | 'pages' | 'posts';

/** What can be deleted, after a question. */
export type DeletableArea = Area | 'messages' | 'sections';

/** What is saved with a form. */
export type FormArea = Area | 'sections' | 'owner';
