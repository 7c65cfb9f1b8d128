/** Threats of what is planned. Their rows say that nothing of it is built; they get a rule and a test with it. */
export const threatsToCome: readonly { readonly id: string; readonly title: string }[] = [
  { id: 'T60', title: 'A forged proof that tests have passed' },
  { id: 'T61', title: 'What a reviewer gives to reproduce a fault, as a program' },
  { id: 'T62', title: 'A suggestion that a person commits by a click' },
  { id: 'T63', title: 'A shared configuration that somebody took over' },
  { id: 'T64', title: 'An imported prompt that expects a token' },
  { id: 'T65', title: 'A parent that names secrets, agent, program or branch of another repository' },
  { id: 'T66', title: 'Text that crosses from a private to a public repository' },
  { id: 'T69', title: 'An agent that sends out what it was given' },
];
