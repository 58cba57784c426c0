import * as z from 'zod/mini';

// zod tries `new Function` when a schema is made; the site's content security policy reports that as a violation.
z.config({ jitless: true });
