import type { RemoteComponent } from '@northgate/contracts/components';
import { QuoteForm } from '../features/contact/quote-form';

/** The quote form with the anchor `#quote`: the contact form's fields for one custom model. */
export default QuoteForm satisfies RemoteComponent<'mfe-tools/quote-form'>;
