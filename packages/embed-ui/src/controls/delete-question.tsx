import { useTexts } from "../i18n/page-texts.js";
import { Question } from "./question.js";

/** Asks before something of that title is deleted. */
export const DeleteQuestion = ({
  title,
  onDelete,
  onClose,
}: {
  readonly title: string;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}) => {
  const { say } = useTexts();
  return (
    <Question
      text={say("deleteQuestion", { title })}
      stay={say("cancel")}
      go={say("delete")}
      onGo={onDelete}
      onClose={onClose}
    />
  );
};
