/** Uploaded files. */
export const media = `
  -- A stored file, named by the SHA-256 of what is kept, so one content is kept once.
  CREATE TABLE media_file (
    hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
    kind text NOT NULL CHECK (kind IN ('image', 'apk', 'ipa')),
    bytes bigint NOT NULL CHECK (bytes > 0),
    width integer,
    height integer,
    widths integer[],
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT media_file_check
      CHECK ((kind = 'image') = ((width IS NOT NULL) AND (height IS NOT NULL) AND (cardinality(widths) > 0)))
  );`;
