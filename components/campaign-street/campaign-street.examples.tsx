import { WithPictures } from "../with-pictures.tsx";
import { CampaignStreet } from "./campaign-street.tsx";

export const examples = {
  street: <WithPictures>{(at) => <CampaignStreet {...at(0)} bus={at(1).file} />}</WithPictures>,
};
