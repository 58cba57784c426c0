import { Button } from '@northgate/ui/components/controls/button';
import { Notice } from '@northgate/ui/components/states/notice';
import { Section } from '@northgate/ui/layout/section';

/** What stands between header and footer when a page cannot be reached at all. */
export function UnreachablePage() {
  return (
    <Section>
      <Notice
        kind="error"
        level={1}
        title="This page could not be loaded"
        text="The connection failed. Nothing you typed elsewhere is lost."
      >
        <Button variant="outline" size="compact" onClick={() => window.location.reload()}>
          Try again
        </Button>
      </Notice>
    </Section>
  );
}
