/**
 * Where the page itself took its time to come, boot script and styles are asked for at once: the answer takes as long. On a fast
 * line the starter asks for them after the first paint. It stands behind the header, whose paint need not wait for it.
 */
export const askAheadScript = `if(performance.now()>300){document.querySelectorAll('[rel=late]:not(#pictures)').forEach(e=>e.rel='preload');document.querySelector('link[rel=boot]').rel='prefetch'}`;

/** Asks for the files of the page before all of it is there. As text, since React makes no scripts in a browser. */
export const AskAhead = () => (
  <div dangerouslySetInnerHTML={{ __html: `<script>${askAheadScript}</script>` }} />
);
