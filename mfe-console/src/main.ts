// What panels share must be asked for by an import that waits, so that federation can hand out one copy.
void import('./app/start');
