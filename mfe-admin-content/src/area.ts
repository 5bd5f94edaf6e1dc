/** The kinds of content whose lists and forms follow one pattern; each names its texts in the message files. */
export type Area = 'projects' | 'demos' | 'pages' | 'posts';
