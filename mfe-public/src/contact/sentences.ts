/** Messages of the contract's schema (core-site.md §5) → their keys among our texts, for readers of other languages. */
export const sentenceKeys: Record<string, 'name' | 'email' | 'emailFormat' | 'subject' | 'message' | 'messageLength'> =
  {
    'Name is required': 'name',
    'Email is required': 'email',
    'Email is invalid': 'emailFormat',
    'Subject is required': 'subject',
    'Message is required': 'message',
    'Message must be at least 10 characters': 'messageLength',
  };
