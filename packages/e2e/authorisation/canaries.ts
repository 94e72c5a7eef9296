import type { SignedIn } from './subjects.ts';

/**
 * Words that stand where only some may read, and who may. Every answer to everybody is searched for them (RELIABILITY.md
 * rows 91 to 99): whoever finds one elsewhere has been told too much.
 */
export const CANARIES = {
  secretList: { word: 'zqlanternlist', readers: ['owner', 'follower'] },
  secretListText: { word: 'zqlanterntext', readers: ['owner', 'follower'] },
  secretWish: { word: 'zqmarblewish', readers: ['owner', 'follower', 'admin'] },
  secretNote: { word: 'zqmarblenote', readers: ['owner', 'follower'] },
  secretComment: { word: 'zqmarblecomment', readers: ['owner', 'follower', 'admin'] },
  secretReply: { word: 'zqmarblereply', readers: ['owner', 'follower'] },
  hermitBio: { word: 'zqhermitbio', readers: ['follower'] },
  hermitList: { word: 'zqhermitlist', readers: ['follower'] },
  hermitWish: { word: 'zqhermitwish', readers: ['follower'] },
  hermitComment: { word: 'zqhermitcomment', readers: ['follower'] },
  ownersStreet: { word: '777 Zqowner Lane', readers: ['owner', 'admin'] },
  recipientsStreet: { word: '888 Zqrecipient Lane', readers: ['recipient'] },
  buyersStreet: { word: '999 Zqbuyer Lane', readers: ['buyer'] },
  hermitsStreet: { word: '666 Zqhermit Lane', readers: ['follower'] },
  privateGiftNote: { word: 'zqgiftnote', readers: ['buyer', 'recipient'] },
  privateContribution: { word: 'zqfundnote', readers: ['buyer', 'owner'] },
  ownersMail: { word: 'zqowner@mailbox.example', readers: ['owner', 'admin'] },
  recipientsMail: { word: 'zqrecipient@mailbox.example', readers: ['recipient', 'admin'] },
  buyersMail: { word: 'zqbuyer@mailbox.example', readers: ['buyer', 'admin'] },
} as const satisfies Readonly<Record<string, { readonly word: string; readonly readers: readonly SignedIn[] }>>;
