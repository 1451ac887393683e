import { leadPicture } from "../../components/case-head/lead-picture.ts";
import { ChatAsk } from "../../components/chat-ask/chat-ask.tsx";
import { ChatHead } from "../../components/chat-head/chat-head.tsx";
import { findDarkest } from "../../components/client-ground/contrast.ts";
import { Conversation } from "../../components/conversation/conversation.tsx";
import { Fold } from "../../generator/site.tsx";
import {
  CaseGround,
  type ChoreographyProps,
  colourNamed,
  findPatch,
  questionGrounds,
} from "./choreography.tsx";

/** From the name to the answer one conversation: the advisor's messages are at the left, the visitor's in their own colour at the right. */
export function AsConversation({ entry, facts, films }: ChoreographyProps) {
  const { client, summary, colours, board, lettering } = entry.data;
  const ink = findDarkest(colours);
  const [calm, loud] = [colourNamed(board.logoOn, colours), colourNamed(board.textOn, colours)];
  return (
    <>
      <CaseGround project={entry.data} colour={calm}>
        <ChatHead
          heading={client}
          lead={summary}
          picture={leadPicture(entry.data)}
          facts={facts}
          loud={loud}
          lettering={lettering}
        />
        <Fold />
        <Conversation entry={entry} loud={loud} fresh={findPatch(calm, colours) ?? calm} />
        {films}
      </CaseGround>
      <ChatAsk grounds={questionGrounds(entry.data)} ink={ink} motif={entry.data.motif} />
    </>
  );
}
