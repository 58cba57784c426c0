import { z } from 'zod';

// zod tries `new Function` when a schema is made; the site's content security policy reports that as a violation.
z.config({ jitless: true });
