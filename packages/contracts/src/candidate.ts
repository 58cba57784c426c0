/** Says to the api that the visitor looks at a candidate: what is sent is checked and answered, and nothing is stored. */
export const candidateHeader = 'x-candidate';
